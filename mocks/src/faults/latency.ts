import type { OperationName } from '@trade-portal/supplier-api'

/** Delay in milliseconds before an operation takes effect; 'forever' lasts until the caller aborts. */
export type Latency = number | 'forever'
export type Latencies = { readonly [N in OperationName]?: Latency }

/** Resolves with true after the latency, or with false as soon as one of the signals aborts. */
export function wait(latency: Latency, signals: readonly AbortSignal[]): Promise<boolean> {
  const signal = AbortSignal.any([...signals])
  if (signal.aborted) return Promise.resolve(false)
  if (latency !== 'forever' && latency <= 0) return Promise.resolve(true)
  return new Promise((resolve) => {
    const timer = latency === 'forever' ? undefined : setTimeout(() => finish(true), latency)
    const finish = (hasPassed: boolean) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', onAbort)
      resolve(hasPassed)
    }
    const onAbort = () => finish(false)
    signal.addEventListener('abort', onAbort)
  })
}
