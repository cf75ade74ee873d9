import { expect, test, vi } from 'vitest'
import { createSupplierApi } from '../client.ts'
import { mayHaveBeenPerformed, OperationLoadError } from '../errors.ts'

vi.mock('./later.ts', () => {
  throw new Error('The file is not there')
})

test('I01 a mutation whose definition cannot be loaded sends nothing and outdates nothing', async () => {
  const send = vi.fn()
  const onMutated = vi.fn()
  const onError = vi.fn()
  const endpoint = { endpointUrl: 'https://supplier.example', api: 'proxy' } as const
  const api = createSupplierApi({ endpoint, known: async () => ({}), send, onMutated, onError })
  const error: unknown = await api.deleteCustomList({ sessionID: '1' }).catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(OperationLoadError)
  expect(mayHaveBeenPerformed(error)).toBe(false)
  await Promise.resolve()
  expect(onError).toHaveBeenCalledWith(error)
  expect(send).not.toHaveBeenCalled()
  expect(onMutated).not.toHaveBeenCalled()
})
