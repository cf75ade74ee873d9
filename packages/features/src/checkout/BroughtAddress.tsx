import { Text, useAnnouncement } from '@trade-portal/design-system'
import { useWatch } from 'react-hook-form'
import { textOf } from '../trade/customer/recentEntries.ts'
import type { CheckoutValues } from './checkout.ts'
import { partFields } from './knownParts.ts'
import type { Brought } from './useJobAddress.ts'

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
