import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { Picture } from '@toolbench/kit/barcodes.ts';
import type { CameraCode } from '../text/zh.ts';

export type CameraState = 'idle' | 'starting' | 'scanning';

export interface CameraChoice {
  readonly id: string;
  /** Empty where the browser does not tell. */
  readonly label: string;
}

/** Of the Image Capture specification, which the DOM types leave out; so do some browsers. */
function hasTorch(track: MediaStreamTrack): boolean {
  const capabilities = 'getCapabilities' in track ? track.getCapabilities() : {};
  return (capabilities as { torch?: boolean }).torch === true;
}

export interface Camera {
  readonly state: CameraState;
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly choices: readonly CameraChoice[];
  readonly chosen: string;
  /** Null where the camera has no light that can be switched. */
  readonly torch: boolean | null;
  start(id?: string): Promise<void>;
  stop(): void;
  setTorch(on: boolean): Promise<void>;
  /** The present frame, at most `frameWidth` pixels wide; null while there is none. */
  takeFrame(): TakenFrame | null;
}

export interface TakenFrame {
  readonly picture: Picture;
  /** The same frame as a file, to be shown. */
  toBlob(): Promise<Blob>;
}

/** Wide enough for a dense code that fills half of the view, small enough to be decoded many times a second. */
const frameWidth = 1000;

const cameraCodes: Readonly<Record<string, CameraCode>> = {
  NotAllowedError: 'camera-refused',
  SecurityError: 'camera-refused',
  NotFoundError: 'camera-absent',
  OverconstrainedError: 'camera-absent',
  NotReadableError: 'camera-busy',
  AbortError: 'camera-busy',
};

async function openStream(id: string): Promise<MediaStream> {
  const wanted = id ? { deviceId: { exact: id } } : { facingMode: { ideal: 'environment' } };
  const size = { width: { ideal: 1280 }, height: { ideal: 720 } };
  return navigator.mediaDevices.getUserMedia({ video: { ...wanted, ...size }, audio: false });
}

async function listCameras(): Promise<CameraChoice[]> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices.filter(({ kind }) => kind === 'videoinput').map(({ deviceId, label }) => ({ id: deviceId, label }));
}

function endStream(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/** The camera: opened, shown in a video element, and closed again, also when the page is left. */
export function useCamera(onFailure: (code: CameraCode) => void): Camera {
  const [state, setState] = useState<CameraState>('idle');
  const [choices, setChoices] = useState<readonly CameraChoice[]>([]);
  const [chosen, setChosen] = useState('');
  const [torch, setTorchState] = useState<boolean | null>(null);
  const video = useRef<HTMLVideoElement>(null);
  const stream = useRef<MediaStream | null>(null);
  /** Counts starts and stops, so that a camera that opens after a stop is closed at once. */
  const turn = useRef(0);

  const stop = useCallback(() => {
    turn.current += 1;
    endStream(stream.current);
    stream.current = null;
    setState('idle');
    setTorchState(null);
  }, []);
  useEffect(() => stop, [stop]);

  const fail = (code: CameraCode) => {
    stop();
    onFailure(code);
  };

  const start = async (id = '') => {
    stop();
    if (!('mediaDevices' in navigator)) return fail('camera-unsupported');
    const mine = turn.current;
    setState('starting');
    try {
      const opened = await openStream(id);
      if (turn.current !== mine || !video.current) return endStream(opened);
      stream.current = opened;
      const [track] = opened.getVideoTracks();
      track.addEventListener('ended', () => turn.current === mine && fail('camera-unplugged'));
      video.current.srcObject = opened;
      await video.current.play();
      const cameras = await listCameras();
      if (turn.current !== mine) return;
      setChoices(cameras);
      setChosen(track.getSettings().deviceId ?? id);
      setTorchState(hasTorch(track) ? false : null);
      setState('scanning');
    } catch (error) {
      if (turn.current === mine) fail(cameraCodes[error instanceof Error ? error.name : ''] ?? 'camera-failed');
    }
  };

  const setTorch = async (on: boolean) => {
    const [track] = stream.current?.getVideoTracks() ?? [];
    try {
      await track?.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] });
      setTorchState(on);
    } catch {
      setTorchState(null);
    }
  };

  const takeFrame = () => (stream.current && video.current ? frameOf(video.current) : null);
  return { state, video, choices, chosen, torch, start, stop, setTorch, takeFrame };
}

function frameOf(video: HTMLVideoElement): TakenFrame | null {
  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA || video.videoWidth === 0) return null;
  const scale = Math.min(1, frameWidth / video.videoWidth);
  const width = Math.round(video.videoWidth * scale);
  const height = Math.max(1, Math.round(video.videoHeight * scale));
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return null;
  pen.drawImage(video, 0, 0, width, height);
  const { data } = pen.getImageData(0, 0, width, height);
  return {
    picture: { data, width, height },
    toBlob: () => canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 }),
  };
}
