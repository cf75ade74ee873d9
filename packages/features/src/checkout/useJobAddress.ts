import { useEffect, useEffectEvent, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { foldText } from '../foundation/lists/foldText.ts'
import { useSession } from '../foundation/session/useSession.ts'
import { addressOfJob, useRecentEntries, type RecentAddress } from '../trade/customer/recentEntries.ts'
import { useTaxLabels } from '../trade/customer/useTaxLabels.ts'
import { nextJob } from '../trade/orders/nextJob.ts'
import type { CheckoutValues } from './checkout.ts'
import { addressToBring } from './jobAddress.ts'

export interface Brought {
  readonly job: string
  /** Blank if the chosen job had none, and the address of the job before was removed. */
  readonly address: RecentAddress
}

type CheckoutForm = Pick<UseFormReturn<CheckoutValues>, 'getValues' | 'setValue'>

/**
 * Fills in jobs with their addresses, and keeps which address the last one has brought. When the form opens, it fills in the
 * job for which the customer has begun an order. If the form has another one already, it stays, and `begun` is the former.
 * @param isLocked Whether the form shows an order that was sent
 */
export function useJobAddress({ getValues, setValue }: CheckoutForm, isLocked: boolean) {
  const session = useSession()
  const recent = useRecentEntries()
  const fillAddress = useFillAddress(setValue)
  const broughtBy = (job: string, before?: RecentAddress): Brought | undefined => {
    const { address, suburb, state, zipCode } = getValues('shipping')
    const next = addressToBring({ address, suburb, state, zipCode }, before, addressOfJob(recent, job))
    return next && { job, address: next }
  }
  const fill = (job: string, next: Brought | undefined) => {
    setValue('shipping.jobName', job, { shouldValidate: true })
    if (next) fillAddress(next.address)
  }
  const [opening] = useState((): { readonly job?: string; readonly brought?: Brought; readonly begun?: string } => {
    const job = isLocked ? undefined : nextJob.read(session)?.job
    if (job === undefined) return {}
    const entered = foldText(getValues('shipping.jobName'))
    if (entered !== '' && entered !== foldText(job)) return { begun: job }
    const brought = broughtBy(job)
    return { job, ...(brought && { brought }) }
  })
  const [brought, setBrought] = useState(opening.brought)
  const [begun, setBegun] = useState(opening.begun)
  const open = useEffectEvent(() => {
    if (opening.job === undefined) return
    fill(opening.job, opening.brought)
    nextJob.remove(session)
  })
  // After the form has begun to write its draft, which then keeps the job.
  useEffect(() => open(), [])
  return {
    brought,
    begun: isLocked ? undefined : begun,
    chooseJob: (job: string) => {
      const next = broughtBy(job, brought?.address)
      fill(job, next)
      if (next) setBrought(next)
    },
    forgetBegun: () => {
      nextJob.remove(session)
      setBegun(undefined)
    },
  }
}

export type JobAddress = ReturnType<typeof useJobAddress>

/** Returns a function that fills in a recent address. */
export function useFillAddress(setValue: CheckoutForm['setValue']) {
  const { isTaxMode } = useTaxLabels()
  return ({ zipCode, ...place }: RecentAddress) => {
    for (const name of ['address', 'suburb', 'state'] as const)
      setValue(`shipping.${name}`, place[name], { shouldValidate: place[name] !== '' })
    if (isTaxMode) setValue('shipping.zipCode', zipCode, { shouldValidate: zipCode !== '' })
  }
}
