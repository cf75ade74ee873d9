import { QueryObserver } from '@tanstack/react-query'
import { createSupplierApi } from '@trade-portal/supplier-api'
import fc, { type Scheduler } from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from '../../foundation/api/createQueryClient.ts'
import { searchQuery } from './productQueries.ts'

const api = createSupplierApi({
  endpoint: { endpointUrl: 'https://supplier.example', api: 'proxy' },
  known: () => Promise.resolve({ deviceId: 'D', userName: 'sam' }),
})

/** Stubs fetch: each search finds one product whose id is the term. The scheduler decides when a response arrives. */
function stubSearch(scheduler: Scheduler, honoursAborts: boolean): void {
  vi.stubGlobal('fetch', (_address: string, { body, signal }: { body: string; signal: AbortSignal }) => {
    const { descString } = JSON.parse(body)
    const ProductList = [{ productID: descString }]
    const answer = Response.json({ ProductList })
    const arrived = scheduler.schedule(Promise.resolve(answer), `answer for ${descString}`)
    if (!honoursAborts) return arrived
    return Promise.race([
      arrived,
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
      }),
    ])
  })
}

const typing = fc.array(fc.constantFrom('a', 'ab', 'abc', 'b', ''), { minLength: 3, maxLength: 8 })

test('H01 only search results for the current term are shown', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), typing, fc.boolean(), async (scheduler, terms, honoursAborts) => {
      stubSearch(scheduler, honoursAborts)
      const client = createQueryClient()
      let term = ''
      const options = () => client.defaultQueryOptions(searchQuery(api, term, false))
      const observer = new QueryObserver(client, options())
      // The ids of the results that a render would show.
      const shown = () => observer.getOptimisticResult(options()).data?.map((product) => product.productId)
      const check = () => expect([undefined, [term]]).toContainEqual(shown())
      const stop = observer.subscribe(check)

      scheduler.scheduleSequence(
        terms.map((typed) => ({
          label: `typed ${typed}`,
          builder: async () => {
            term = typed
            observer.setOptions(options())
            check()
          },
        })),
      )
      while (scheduler.count() > 0 || client.isFetching() > 0) {
        await scheduler.waitIdle()
        await new Promise(setImmediate)
      }
      check()
      expect(shown()).toEqual(term === '' ? undefined : [term])
      stop()
      client.clear()
    }),
  )
})
