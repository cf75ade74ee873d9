import type { OperationName } from '@trade-portal/supplier-api'

/** Milliseconds before an operation takes effect; 'forever' until the caller gives up. */
export type Latency = number | 'forever'
export type Latencies = { readonly [N in OperationName]?: Latency }

/** Waits; true when the time has passed, false when one of the signals ended the waiting. */
export function wait(latency: Latency, signals: readonly AbortSignal[]): Promise<boolean> {
  const signal = AbortSignal.any([...signals])
  if (signal.aborted) return Promise.resolve(false)
  if (latency !== 'forever' && latency <= 0) return Promise.resolve(true)
  return new Promise((resolve) => {
    const timer = latency === 'forever' ? undefined : setTimeout(() => finish(true), latency)
    const finish = (hasPassed: boolean) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', giveUp)
      resolve(hasPassed)
    }
    const giveUp = () => finish(false)
    signal.addEventListener('abort', giveUp)
  })
}
