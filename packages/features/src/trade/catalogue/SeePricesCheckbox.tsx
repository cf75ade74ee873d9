import { Checkbox, Hidden } from '@trade-portal/design-system'

interface SeePricesCheckboxProps {
  readonly value: boolean
  readonly onChange: (seePrices: boolean) => void
}

/** The checkbox that shows or hides the prices of a product list. */
export function SeePricesCheckbox(props: SeePricesCheckboxProps) {
  return (
    <Hidden onPaper>
      <Checkbox label="See Prices" {...props} />
    </Hidden>
  )
}
