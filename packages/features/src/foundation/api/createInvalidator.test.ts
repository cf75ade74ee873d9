import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { createInvalidator } from './createInvalidator.ts'

test('data is fetched again if it changed during a fetch', async () => {
  const queryClient = new QueryClient()
  const answers: ((orders: number) => void)[] = []
  const orders = new QueryObserver(queryClient, {
    queryKey: ['getCustomerTransactions'],
    queryFn: () => new Promise<number>((resolve) => answers.push(resolve)),
  })
  const leave = orders.subscribe(() => undefined)
  const invalidator = createInvalidator(queryClient, 'session')

  invalidator.invalidate(['getCustomerTransactions'])
  expect(answers).toHaveLength(1)
  answers[0]?.(3)
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.(4)
  await vi.waitFor(() => expect(orders.getCurrentResult().data).toBe(4))

  leave()
  invalidator.close()
})
