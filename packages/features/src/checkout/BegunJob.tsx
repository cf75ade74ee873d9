import { Banner, Button } from '@trade-portal/design-system'
import type { JobAddress } from './useJobAddress.ts'

/** Asks whether the job for which an order was begun replaces the one in the form. Dismissing it keeps the latter. */
export function BegunJob({ begun, chooseJob, forgetBegun }: JobAddress) {
  if (begun === undefined) return null
  const take = () => {
    chooseJob(begun)
    forgetBegun()
  }
  return (
    <Banner
      tone="neutral"
      action={
        <Button variant="secondary" size="small" onPress={take}>
          {`Use ${begun}`}
        </Button>
      }
      onDismiss={forgetBegun}
    >
      {`You began an order for ${begun}, but another job is filled in below. If you change it, check the address.`}
    </Banner>
  )
}
