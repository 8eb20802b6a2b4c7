import { describe, expect, it } from 'vitest';
import { htmlText, jsLiteral, jsString } from './literals.ts';

const hostile = '</script><!-- \'"`${1}\\ \n\r\t\u0000\u2028\u202e🙂\ud800';

describe('literals', () => {
  it('hold any text on one line', () => {
    const text = jsString(hostile);
    for (const mark of ['\n', '\r', '\u0000', '\u2028', '\u202e']) expect(text).not.toContain(mark);
    expect(text.isWellFormed()).toBe(true);
    expect(text).toContain('🙂');
    expect(jsString(hostile)).not.toContain('</script');
    expect(jsString("it's")).toBe("'it\\'s'");
  });

  it('write values as their language does', () => {
    expect(jsLiteral({ a: [1, null, true], 'b-c': 'x', gone: undefined })).toBe("{ a: [1, null, true], 'b-c': 'x' }");
    expect(jsLiteral({ list: ['x'.repeat(80), 'y'.repeat(80)] })).toContain('\n');
  });

  it('show markup as text', () => {
    expect(htmlText('<b title="x">&')).toBe('&lt;b title=&quot;x&quot;&gt;&amp;');
  });
});
