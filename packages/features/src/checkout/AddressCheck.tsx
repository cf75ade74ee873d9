import { Banner, Checkbox, Stack, type FormControlProps } from '@trade-portal/design-system'
import { addressText, type Delivery } from './delivery.ts'

interface AddressCheckProps extends FormControlProps<string> {
  readonly delivery: Extract<Delivery, { state: 'found' }>
}

/**
 * The warning that an address could not be found, with a required confirmation. The value is the confirmed address, so
 * another address has to be confirmed again.
 */
export function AddressCheck({ delivery, value, onChange, ...field }: AddressCheckProps) {
  const address = addressText(delivery.place)
  return (
    <Stack space="small">
      <Banner tone="caution" title="We could not find the address of the delivery">
        {`${address}: check it for mistakes. The branch (${delivery.branch}) and the price of the delivery may be wrong.`}
      </Banner>
      <Checkbox {...field} value={value === address} onChange={(isRight) => onChange(isRight ? address : '')} />
    </Stack>
  )
}
