/** How sure it is, 0 to 1, that a text is Base64: a data URL surely, a run of varied letters of the right length likely. */
export function recogniseBase64(sample: string): number {
  const text = sample.trim();
  if (/^data:[^,]*;base64,/i.test(text)) return 1;
  const plausible = /^[\w+/\s-]{16,}={0,2}$/.test(text) && text.replace(/\s/g, '').length % 4 === 0;
  const varied = /[A-Z]/.test(text) && /[a-z]/.test(text) && /[\d=]/.test(text);
  return plausible && varied ? 0.7 : 0;
}
