import { Text, useAnnouncement } from '@trade-portal/design-system'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { addressOfJob, textOf, useRecentEntries, type RecentAddress } from '../trade/customer/recentEntries.ts'
import { useTaxLabels } from '../trade/customer/useTaxLabels.ts'
import type { CheckoutValues } from './checkout.ts'
import { addressToBring } from './jobAddress.ts'
import { partFields } from './knownParts.ts'

interface Brought {
  readonly job: string
  /** Blank if the chosen job had none, and the address of the job before was removed. */
  readonly address: RecentAddress
}

/** Fills in recent jobs and addresses, and keeps which address the last chosen job has brought. */
export function useJobAddress() {
  const recent = useRecentEntries()
  const { getValues, setValue } = useFormContext<CheckoutValues>()
  const fillAddress = useFillAddress()
  const [brought, setBrought] = useState<Brought>()
  const chooseJob = (index: number) => {
    const job = recent.jobs[index] ?? ''
    const { address, suburb, state, zipCode } = getValues('shipping')
    const entered = { address, suburb, state, zipCode }
    const next = addressToBring(entered, brought?.address, addressOfJob(recent, job))
    setValue('shipping.jobName', job, { shouldValidate: true })
    if (!next) return
    fillAddress(next)
    setBrought({ job, address: next })
  }
  return { brought, chooseJob }
}

/** Returns a function that fills in a recent address. */
export function useFillAddress() {
  const { setValue } = useFormContext<CheckoutValues>()
  const { isTaxMode } = useTaxLabels()
  return ({ zipCode, ...place }: RecentAddress) => {
    for (const name of ['address', 'suburb', 'state'] as const)
      setValue(`shipping.${name}`, place[name], { shouldValidate: place[name] !== '' })
    if (isTaxMode) setValue('shipping.zipCode', zipCode, { shouldValidate: zipCode !== '' })
  }
}

/** Says which address a chosen job has brought, until it is changed. */
export function BroughtAddress({ job, address: brought }: Brought) {
  const [address, suburb, state] = useWatch<CheckoutValues, (typeof partFields)['address']>({
    name: partFields.address,
  })
  const isUnchanged = address === brought.address && suburb === brought.suburb && state === brought.state
  const place = textOf(brought)
  const said = place === '' ? `No address is known for ${job}.` : `The address used with ${job} is filled in: ${place}.`
  const text = isUnchanged ? said : ''
  useAnnouncement(text)
  if (text === '') return null
  return (
    <Text size="small" tone="subdued">
      {text}
    </Text>
  )
}
