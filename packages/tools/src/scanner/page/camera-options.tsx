import { Button, NativeSelect } from '@mantine/core';
import { Flashlight } from 'lucide-react';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import type { Camera } from './use-camera.tsx';

/** Which camera, and its light, where there is something to choose. */
export function CameraOptions({
  camera,
  onChoose,
}: {
  readonly camera: Camera;
  readonly onChoose: (id: string) => void;
}) {
  const t = useTexts({ zh, en });
  const { choices, chosen, torch } = camera;
  return (
    <>
      {choices.length > 1 && (
        <NativeSelect
          size="xs"
          aria-label={t.camera}
          value={chosen}
          data={choices.map(({ id, label }, index) => ({ value: id, label: label || t.cameraName(index + 1) }))}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        />
      )}
      {torch !== null && (
        <Button
          size="xs"
          variant={torch ? 'light' : 'default'}
          aria-pressed={torch}
          leftSection={<Flashlight size={14} aria-hidden />}
          onClick={() => void camera.setTorch(!torch)}
        >
          {t.torch}
        </Button>
      )}
    </>
  );
}
