import { SKY, starSignOf } from './star-sign';

const handles = Array.from({ length: 500 }, (_, at) => `trader-${at}`);

test('a handle has one sign, and hardly two handles the same', () => {
  expect(starSignOf('collector')).toEqual(starSignOf('collector'));
  const signs = new Set(handles.map((handle) => starSignOf(handle).lines));
  expect(signs.size).toBe(handles.length);
});

test('every sign is in its sky', () => {
  for (const handle of ['', 'a', '-', 'a'.repeat(30), ...handles]) {
    const { stars, dust, hue } = starSignOf(handle);
    expect(stars.length).toBeGreaterThanOrEqual(6);
    expect([hue >= 0, hue < 360]).toEqual([true, true]);
    const isOutside = ([x, y, radius]: readonly number[]) =>
      !(x! >= 0 && x! <= SKY.width && y! >= 0 && y! <= SKY.height && radius! > 0);
    expect([...stars, ...dust].filter(isOutside)).toEqual([]);
  }
});
