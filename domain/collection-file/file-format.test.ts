import { OWN_COLUMNS, recogniseHeader } from './file-format';

describe('file header', () => {
  test.each([
    ['Set,CardNumber,Count,IsFoil', 'SWUDB'],
    ['Set,CardNumber,Count,IsFoil,Stamp', 'SWUDB'],
    [' count , SET ,isfoil,cardnumber,Notes', 'SWUDB'],
    [OWN_COLUMNS.join(','), 'OWN_CSV'],
    [OWN_COLUMNS.slice(0, -1).join(','), 'OWN_CSV'],
    ['Set,CardNumber,Variant,IsFoil,Count', 'OWN_CSV'],
  ])('%s is %s', (line, format) => {
    expect(recogniseHeader(line.split(','))?.format).toBe(format);
  });

  test.each([
    '',
    'Set,CardNumber,Count',
    'Set,Number,Name,Quantity,Foil',
    'Quantity,Name,Set,Card Number,Set Code,Printing',
    'Set,CardNumber,Count,IsFoil,Set',
    '# count,name,subtitle,set,number,variant,is_foil',
  ])('%j isn’t a known collection format', (line) => {
    expect(recogniseHeader(line.split(','))).toBeNull();
  });
});
