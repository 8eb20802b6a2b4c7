import type { Example } from '@toolbench/kit/define-tool.ts';

const books = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE catalog [<!ENTITY house "三味书屋">]>
<catalog xmlns="https://example.com/books" xmlns:m="https://example.com/meta"><!-- 书目 -->
<book id="bk101" m:lang="zh"><title>呐喊</title><author>鲁迅</author><price currency="CNY">32.80</price><publisher>&house;</publisher></book>
<book   id = "bk102"
  m:lang='en' ><title>A Tale of Two Cities</title><author>Charles Dickens</author><price currency="GBP">8.99</price><note>It was the <em>best</em> of times, it was the <em>worst</em> of times.</note></book>
<script><![CDATA[if (a < b && b > 0) { return "raw"; }]]></script>
<poem xml:space="preserve">  床前明月光，
  疑是地上霜。</poem>
<empty/></catalog>`;

const soap = `<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Header/><soap:Body><GetPriceResponse xmlns="urn:shop"><item sku="00123"><price>19.90</price></item><item sku="00124"><price>5.00</price></item></GetPriceResponse></soap:Body></soap:Envelope>`;

const broken = `<orders>
  <order id="1">
    <item>Pencil</item>
  </order>
  <order id="2">
    <item>Paper & ink</item>
  </order>
</orders>`;

export const examples: readonly Example[] = [
  { name: { zh: '书目', en: 'Book list' }, input: books, options: { path: '//book[price > 30]/title' } },
  { name: { zh: 'SOAP 响应', en: 'SOAP response' }, input: soap, options: { path: 'sum(//price)' } },
  { name: { zh: '有错误的文档', en: 'A document with a fault' }, input: broken, options: { path: '//order/@id' } },
];
