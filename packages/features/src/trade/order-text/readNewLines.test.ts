import { expect, test } from 'vitest'
import { maxProducts, readPastedText, textOfFile } from './readNewLines.ts'

const text = 'FX100001;12;größer'
const utf16 = (isLittle: boolean) => {
  const view = new DataView(new ArrayBuffer(2 * text.length + 2))
  for (const [index, sign] of Array.from(`\uFEFF${text}`).entries())
    view.setUint16(2 * index, sign.codePointAt(0) ?? 0, isLittle)
  return view
}

test.each([
  ['UTF-8', new TextEncoder().encode(text)],
  ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${text}`)],
  ['little-endian UTF-16', utf16(true)],
  ['big-endian UTF-16', utf16(false)],
  ['Windows-1252', Uint8Array.from(text, (sign) => sign.codePointAt(0) ?? 0)],
])('a file in %s is decoded', async (_, bytes) => {
  expect(await textOfFile(new Blob([bytes]))).toBe(text)
})

test('a file of more than two megabytes is refused', async () => {
  await expect(textOfFile(new Blob([new Uint8Array(2_000_001)]))).rejects.toThrow(/too long/)
})

test('500 of 600 lines are parsed, and the others kept as text', async () => {
  const lines = Array.from({ length: 600 }, (_, index) => `FX${100_000 + index} 2`)
  const { lines: read, notRead } = await readPastedText(lines.join('\n'))
  expect(read).toHaveLength(maxProducts)
  expect(notRead).toEqual(lines.slice(maxProducts))
})
