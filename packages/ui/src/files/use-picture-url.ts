import { useCallback, useEffect, useState } from 'react';

/** An address for a picture that is shown, released when another takes its place. */
export function usePictureUrl(): [string | null, (picture: Blob | null) => void] {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  const show = useCallback((picture: Blob | null) => setUrl(picture && URL.createObjectURL(picture)), []);
  return [url, show];
}
