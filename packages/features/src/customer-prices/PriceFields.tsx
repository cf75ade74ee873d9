import { NumberField, TextField } from '@trade-portal/design-system'
import { usePricing } from '../trade/customer-prices/pricing.ts'
import { markUpLimits, useMarkUp } from './letterhead.ts'

/** What the sheet is made from, besides the lines and their own mark-ups. */
export function PriceFields() {
  const { customer, jobName, change } = usePricing()
  return (
    <>
      <NumberField
        label="Mark-up for all lines"
        unit="%"
        {...markUpLimits}
        value={useMarkUp()}
        onChange={(changed) => change({ markUp: changed })}
      />
      <TextField
        label="Customer"
        value={customer}
        onChange={(changed) => change({ customer: changed })}
        autoComplete="off"
        maxLength={80}
      />
      <TextField
        label="Job"
        value={jobName}
        onChange={(changed) => change({ jobName: changed })}
        autoComplete="off"
        maxLength={80}
      />
    </>
  )
}
