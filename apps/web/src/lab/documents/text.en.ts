import { limits } from '@toolbench/contracts/limits.ts';
import { en as wizard } from '../wizard/text.en.ts';
import type { AnswerPlace, zh } from './text.zh.ts';

const { chunkSize, chunkOverlap, k, fileBytes, settings, recognisedPages } = limits.documents;

const printed = (label: string | undefined) => (label === undefined ? '' : ` (printed “${label}”)`);

function placeText({ page, filename, heading, label }: AnswerPlace): string {
  const place = heading
    ? `under “${heading}”`
    : heading === undefined
      ? `on page ${page}${printed(label)}`
      : `in section ${page}`;
  return filename === undefined ? place : `in “${filename}” ${place}`;
}

export const en: typeof zh = {
  ...wizard,
  description:
    'Drop a PDF, Word, Markdown, HTML or text file, ask, and check the answer at its source. The five steps run by themselves; each can be opened, changed and run again. The document stays on this server and is deleted when its time is up.',
  steps: { upload: 'Upload', split: 'Split', store: 'Index', search: 'Retrieval', ask: 'Question' },
  explain: {
    upload: `Choose a PDF, .docx, .md, .html or .txt in Chinese or English, up to ${fileBytes / 1024 / 1024} MB. Its text is read, recognised where a page is a scan, together with the place of each line, so that answers can point at it. Documents without pages are cut into sections by their headings.`,
    split:
      'The text is cut into short passages, which is what a search returns. Cuts fall at the end of a sentence or paragraph, never inside a word.',
    store:
      'The term weights of each passage are written to the database; with an embedding model and fused search, its vectors are stored as well.',
    search:
      'See what can be found: enter a question to list the best-matching passages. Good answers need good passages.',
    ask: 'Ask, and get an answer with its sources. Follow a source to see the passage marked on its page.',
  },
  allCompleted: 'All five steps are completed; more questions can be asked',
  failures: {
    upload: 'Upload failed',
    split: 'Chunking failed',
    store: 'Storing failed',
    search: 'Retrieval failed',
    ask: 'Question answering failed',
  },
  uploadFirst: 'Please upload the file first',
  goToUpload: 'Go to upload',
  working: {
    sending: 'Sending the file',
    reading: (d) => `Reading page ${d.page} of ${d.total}`,
    saving: 'Saving the text',
    stages: { reading: 'Reading', saving: 'Saving', embedding: 'Making vectors', checking: 'Checking' },
    splitting: 'Splitting',
    storing: 'Indexing',
    embedding: (d) => `Making vectors, ${d.done} of ${d.total} chunks`,
    searching: 'Searching',
    checking: (d) => `Checking, ${d.done} of ${d.total} questions asked`,
    asking: 'Finding sources and answering',
  },
  upload: {
    choose: 'Choose a file',
    another: 'Upload another',
    drop: 'or drop it here',
    sample: 'Try the sample document',
    sampleName: 'water-filter-manual.pdf',
    automatic: 'Split and index after the upload, then go straight to the question',
    wrongType: (d) => `only PDF, .docx, .md, .html and .txt files are taken, not “${d.name}”`,
    tooLarge: (d) => `the file is ${d.size}; the limit is ${d.limit}`,
    fileName: 'File name',
    fileId: 'File id',
    pages: 'Pages',
    sections: 'Sections',
    characters: 'Characters',
    preview: `First ${limits.documents.previewCharacters} characters`,
    noText: (d) =>
      `No text was found on these pages: ${d.pages}. At most ${recognisedPages} pictures of a document are recognised. The other pages can be searched`,
    recognised: (d) =>
      `These pages are pictures, or their fonts do not say which letters they draw; their words were recognised and may be wrong: ${d.pages}`,
    damaged: (d) =>
      `The fonts of these pages do not say which letters they draw: what was read is not what is seen, and could not be recognised: ${d.pages}. Export the PDF anew, or upload a scan`,
    attached: (d) =>
      `Files attached to this PDF were not read (${d.count}): ${d.names}. Take out those you need and upload them by themselves`,
    comma: ', ',
    sameAs: (d: { name: string }) =>
      `This is the same file as “${d.name}”, uploaded before. That one is still in the list below, with its conversation; you can delete the spare copy.`,
    openEarlier: 'Open the earlier one',
    heldBefore: 'This document was uploaded earlier; its text and chunks are still there.',
  },
  split: {
    size: 'Chunk size (characters)',
    overlap: 'Overlap (characters)',
    action: 'Split',
    wrongSize: `The chunk size must be a whole number from ${chunkSize.least} to ${chunkSize.most}`,
    wrongOverlap: 'The overlap must be a whole number below the chunk size',
    presets: `Default ${chunkSize.preset} and ${chunkOverlap.preset}`,
    count: (d) => `${d.count} ${d.count === '1' ? 'chunk' : 'chunks'}`,
    list: 'Chunk previews',
    note: `The first ${limits.documents.previewCharacters} characters of each`,
    chunk: (d) => `Chunk ${d.number}`,
    characters: (d) => `${d.count} characters`,
    earlier: 'These chunks were made earlier. Split again to see them; the later steps then start over.',
    again: 'Splitting again clears the results of the later steps.',
  },
  store: {
    action: 'Build the index',
    stored: (d) => `${d.count} ${d.count === '1' ? 'chunk' : 'chunks'} indexed`,
    terms: 'Term weights: word stems in English, character pairs and single characters in Chinese',
    embedding: (d) => `Term weights, and vectors of ${d.model}`,
    embeddingFailed: 'The embedding model failed; searches use term weights alone',
    waiting: (d) => `${d.count} ${d.count === '1' ? 'chunk waits' : 'chunks wait'} to be indexed`,
  },
  search: {
    question: 'Retrieval question',
    placeholder: 'Such as: how long is the warranty',
    k: `Passages to return (${k.least} to ${k.most})`,
    wrongK: `Must be a whole number from ${k.least} to ${k.most}`,
    action: 'Search',
    results: 'Results',
    found: (d) => `${d.count} ${d.count === 1 ? 'passage' : 'passages'} for “${d.question}”`,
    none: 'No passage matches. Try the words that the document uses.',
    similarity: (d) => `${d.percent} of the question`,
    meaning: 'What this percentage means',
    meaningText:
      'How much of the question is found in the passage: the rarer a word is in this document, the more it counts, and 100% means that all of them are there or in its heading. Related words count for a part. The order also weighs how often and in how short a passage they occur, and how well its best sentence answers, so it need not follow this figure.',
    matched: 'Matched terms',
    related: 'Related words',
    noTerms: 'None of the question’s words appear here: found by its heading or meaning',
  },
  passage: {
    place: ({ first, last, heading, label }) => {
      if (heading !== undefined) return heading || `Section ${first}`;
      return `${first === last ? `Page ${first}` : `Pages ${first}–${last}`}${printed(label)}`;
    },
    show: (d) => `Show on the page: ${d.place}`,
    chunk: (d) => `Chunk ${d.number}`,
    more: 'Show all',
    moreOf: (d) => `Show more, ${d.left} left`,
    colon: ':',
    less: 'Show less',
  },
  ask: {
    question: 'Question',
    placeholder: 'Enter to ask, Shift+Enter for a new line',
    action: 'Ask',
    conversation: 'This conversation',
    empty: 'Nothing asked yet. Answers quote the document and name the page.',
    clear: 'Clear the conversation',
    looked: 'Passages consulted',
    comma: ', ',
    printedNumbers: (d) => `Pages are counted as they follow each other in the file. Printed on them: ${d.pages}`,
    printedNumber: (d) => `page ${d.page} is “${d.label}”`,
    recognised: (d) =>
      `The words of these pages were recognised and may be wrong: ${d.pages}. Please check the page itself.`,
    inFile: (d) => `In “${d.filename}”: ${d.told}`,
    asked: 'Documents searched',
    askAnother: 'Ask in the words of the document, or look at the closest passages below.',
    askInLanguage: {
      zh: 'The document is in Chinese: ask in Chinese.',
      other: 'The document is not in Chinese: ask in its language.',
    },
    askWithoutPassages: 'None of the words in the question appear in the document. Try the document’s own words.',
    sources: 'Source passages',
    support: {
      verified: 'Found word for word on the page',
      cited: 'Names a page but quotes nothing that can be checked',
      unsupported: 'Not found in the document',
    },
    embedded: 'Embedded engine · it only quotes the document',
    answerReady: 'The answer is complete',
  },
  also: {
    title: 'Ask other documents too',
    chosen: (d) => `Ask other documents too: ${d.count} chosen`,
    most: (d) => `Choose at most ${d.most}`,
  },
  answer: {
    found: (d) => `Found ${placeText(d)}`,
    perhaps: (d) => `Perhaps ${placeText(d)}. This is not certain: please read it yourself`,
    passage: (d) => `Passage ${d.number} of ${d.count}`,
    outline: 'Outline',
    previous: 'Previous passage (P)',
    next: 'Next passage (N)',
    keys: 'N, P or the arrow keys, while it has focus',
  },
  documents: {
    title: 'Documents',
    pages: (d) => `${d.count} ${d.count === '1' ? 'page' : 'pages'}`,
    sections: (d) => `${d.count} ${d.count === '1' ? 'section' : 'sections'}`,
  },
  page: {
    title: 'Page',
    label: (d) => `${d.hasPages ? 'Page' : 'Section'} ${d.page} of ${d.pages}`,
    number: 'Page number',
    of: (d) => `/ ${d.pages}`,
    previous: 'Previous page',
    next: 'Next page',
    sections: { number: 'Section number', previous: 'Previous section', next: 'Next section' },
    marked: 'Marked passage',
    fromText:
      'The file is not in this browser, so the page is drawn from its text. Upload it again to see the page itself.',
  },
  quality: {
    title: 'Test the search with your own questions',
    intro:
      'A CSV with a header line naming question, answer and page, separated by commas, semicolons or tabs. Answer and page may be empty; with neither, the document does not hold the answer.',
    cases: 'Questions (CSV)',
    example: 'question,answer,page\nHow long is the warranty,two years,3\nIs there a blue one,,',
    tooLong: (d) => `More than ${d.most} characters; check the questions in several parts`,
    leftOut: (d) => `Only the first ${d.asked} questions were asked; ${d.count} were left out`,
    settings: 'Settings to compare',
    settingsHelp:
      'One per line: chunk size, overlap, k. They are tried in memory and change nothing that is stored; leave it empty to compare none.',
    wrongSettings: `Three whole numbers per line: a size from ${chunkSize.least} to ${chunkSize.most}, an overlap below it, a k from ${k.least} to ${k.most}; at most ${settings} lines`,
    compared: 'Settings compared',
    setting: 'Size / overlap / k',
    chunks: 'Chunks',
    atK: 'Recall at k',
    action: 'Check',
    failure: 'The check failed',
    figures: {
      at1: 'Recall at 1',
      at3: 'Recall at 3',
      at5: 'Recall at 5',
      mrr: 'MRR',
      pageHits: 'Right page',
      answers: 'Holds the answer',
      abstained: 'Rightly abstained',
      wronglyAbstained: 'Wrongly abstained',
    },
    none: '—',
    columns: { question: 'Question', rank: 'Rank', page: 'Page', answer: 'Answer', result: 'Answer given' },
    right: 'right',
    wrong: 'wrong',
    abstained: 'abstained',
  },
};
