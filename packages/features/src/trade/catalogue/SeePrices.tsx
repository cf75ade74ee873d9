import { Checkbox, Hidden } from '@trade-portal/design-system'

interface SeePricesProps {
  readonly value: boolean
  readonly onChange: (seePrices: boolean) => void
}

/** Whether a product list shows prices. */
export function SeePrices(props: SeePricesProps) {
  return (
    <Hidden onPaper>
      <Checkbox label="See Prices" {...props} />
    </Hidden>
  )
}
