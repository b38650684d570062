import fc from 'fast-check';
import { separatorOf, syntaxOf } from './file-syntax';

test.each([
  ['3 Name (SHD) 331\n1 Other (SHD) 5', 'TEXT'],
  ['# my list\n\n// of today\n3x Name', 'TEXT'],
  ['Name, Of it (SHD) 331', 'TEXT'],
  ['Deck\n3 Name (SHD) 331', 'TEXT'],
  ['My Deck of the Year\nby me\n\n3 Name (SHD) 331\n2 Name (SHD) 332', 'TEXT'],
  ['Leaders\n1 | Name | Of it\n\nMainDeck\n3 | Name | Of it', 'TEXT'],
  ['[ ] [ ] Name\n    SOR 059', 'TEXT'],
  ['- [ ] 3 Name (SHD) 331', 'TEXT'],
  ['[4] Name (SHD) 331', 'TEXT'],
  ['3xSOR_061\n1 SOR_062', 'TEXT'],
  ['{SHD} 331 Name', 'TEXT'],
  ['3\tName (SHD) 331', 'TEXT'],
  ['Set,CardNumber,Count,IsFoil\nSOR,059,3,True', 'CSV'],
  ['sep=;\nSet;CardNumber;Count;IsFoil', 'CSV'],
  ['My collection\nof 3 January\n\nSet,CardNumber,Count,IsFoil\nSOR,059,3,True', 'CSV'],
  ['SOR,059,3,False\nSOR,060,2,False', 'CSV'],
  ['3\tName\tSHD', 'CSV'],
  ['3;Name;SHD;331\n2;Other;SHD;332', 'CSV'],
  ['# count,name\n', 'CSV'],
  ['Name,Set,Count,Price (USD)\n', 'CSV'],
  ['Dear Sir (as always)', 'CSV'],
  ['', 'CSV'],
  ['{"format":"x"}', 'JSON'],
  ['{\n  "leader": {}', 'JSON'],
  ['[{"id":"SOR_059"}]', 'JSON'],
  ['[1, 2]', 'JSON'],
  ['{}', 'JSON'],
])('%j is %s', (text, syntax) => {
  expect(syntaxOf(text)).toBe(syntax);
});

test.each([
  ['a,b,c\n1,2,3', ','],
  ['a;b;c\n1,5;2;3', ';'],
  ['a\tb\tc', '\t'],
  ['sep=;\na,b;c', ';'],
  ['"sep=,"\na;b,c', ','],
  ['sep=|\na|b', '|'],
  ['Title, with, commas\nSet;CardNumber;Count;IsFoil\nSOR;1;1;0', ';'],
])('the cells of %j are parted by %j', (text, separator) => {
  expect(separatorOf(text)).toBe(separator);
});

test('nothing throws', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void syntaxOf(text)));
});
