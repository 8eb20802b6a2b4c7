import { describe, expect, it } from 'vitest';
import { readCases } from './read-cases.ts';

describe('the questions of a quality check', () => {
  const weight = { question: 'How, "heavy"?', answer: '1.4 kg', page: 3 };
  const why = { question: 'Why?', answer: '', page: undefined };

  it.each<[string, string]>([
    ['with a byte order mark and CRLF', '\ufeffQuestion,Answer,Page\r\n"How, ""heavy""?",1.4 kg,3\r\nWhy?,,\r\n'],
    ['with the empty fields first', 'question,answer,page\n"How, ""heavy""?",1.4 kg,3\n\nWhy?,,'],
    ['with CR alone', 'question,answer,page\r"How, ""heavy""?",1.4 kg,3\rWhy?,,'],
    ['parted by semicolons', 'question;answer;page\n"How, ""heavy""?";1.4 kg;3\nWhy?;;\n'],
    ['parted by tabs', 'question\tanswer\tpage\n"How, ""heavy""?"\t1.4 kg\t3\nWhy?\t\t\n'],
    ['with Chinese heads in another order', '页码,编号,问题,答案\n3,1,"How, ""heavy""?",1.4 kg\n,2,Why?,\n'],
  ])('[RAG-08] are read from CSV %s', (_name, csv) => {
    expect(readCases(csv, 3)).toEqual({ cases: [weight, why], wrongPages: [] });
  });

  it('[RAG-08] keep the rows behind one that ends with empty fields, and the lines within a field', () => {
    const read = readCases('question,answer,page\nWhy?,,\n"How?\nHow?",,2\n', 3);
    expect(read?.cases).toEqual([why, { question: 'How?\nHow?', answer: '', page: 2 }]);
  });

  it('[RAG-08] that name a page the document does not have are told by their lines', () => {
    const read = readCases('question,page\nA?,0\n"B?\n",4\nC?,-1\nD?,p. 3\nE?,3\n,9\n', 3);
    expect(read).toEqual({ cases: [{ question: 'E?', answer: '', page: 3 }], wrongPages: [2, 3, 5, 6] });
  });

  it('[RAG-08] are none where no column is named question', () => {
    for (const csv of ['a,b\n1,2', '', '\n\n', '"question']) expect(readCases(csv, 3)).toBeUndefined();
  });
});
