import type { ToolDefinition } from '@toolbench/kit/define-tool.ts';
import { sampleLength, sampleOf, type Text } from '@toolbench/kit/text.ts';
import { shownTools } from '../shown-tools.ts';

/** Below this a tool is not worth suggesting. */
const leastConfidence = 0.3;

/** What the name of a file says is surer than what most texts look like. */
const confidenceByName = 0.92;

/** The tools that recognise a text as theirs, or the name of its file, surest first. */
export function suggestTools(text: Text, fileName = ''): readonly ToolDefinition[] {
  const sample = sampleOf(text);
  if (sample.trim() === '') return [];
  return surestFirst((tool) => {
    const confidence = tool.recognise?.(sample) ?? 0;
    return tool.fileNames?.test(fileName) ? Math.max(confidence, confidenceByName) : confidence;
  });
}

/** The tools that take a file as it is, by its beginning, surest first. */
export function suggestToolsForFile(file: Uint8Array): readonly ToolDefinition[] {
  return surestFirst((tool) => tool.recogniseFile?.(file.subarray(0, sampleLength)));
}

function surestFirst(confidenceOf: (tool: ToolDefinition) => number | undefined): readonly ToolDefinition[] {
  return shownTools
    .map((tool) => ({ tool, confidence: confidenceOf(tool) ?? 0 }))
    .filter(({ confidence }) => confidence >= leastConfidence)
    .sort((a, b) => b.confidence - a.confidence)
    .map(({ tool }) => tool);
}
