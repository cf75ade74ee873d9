import { afterEach, expect, test, vi } from 'vitest'
import { saveFile } from './saveFile.ts'

afterEach(() => vi.useRealTimers())

test('L05 the memory of a file is released, after browsers have had the time to read it', async () => {
  vi.useFakeTimers()
  const link = { href: '', download: '', click: vi.fn() }
  vi.stubGlobal('document', { createElement: () => link })
  const revoke = vi.spyOn(URL, 'revokeObjectURL')
  saveFile('Invoices.csv', 'a,b', 'text/csv')
  expect(link).toMatchObject({ download: 'Invoices.csv', href: expect.stringMatching(/^blob:/) })
  expect(link.click).toHaveBeenCalledOnce()
  expect(revoke).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(revoke.mock.calls).toEqual([[link.href]])
})
