import { Button, Checkbox } from '@trade-portal/design-system'
import { counted } from '../../foundation/lists/counted.ts'
import { addressPage, addressSwitch } from '../../foundation/url/addressFields.ts'
import { useAddressState } from '../../foundation/url/useAddressState.ts'

/** The field of the address that says whether a list has only products that are in stock. */
export const stockFields = { inStock: addressSwitch }

/** The choice in the address, and a function that changes it and leads to the first page. */
export function useStockChoice() {
  const [{ inStock }, setAddress] = useAddressState(stockAndPage)
  return { inStock, onInStockChange: (isOn: boolean) => setAddress({ inStock: isOn, page: 1 }) }
}

const stockAndPage = { page: addressPage, ...stockFields }

/** The query string of an address whose list has the same choice. */
export const stockQuery = (inStock: boolean) => (inStock ? '?inStock=on' : '')

/** Such as "20 products in stock". */
export const productsFound = (count: number, inStock: boolean) =>
  `${counted(count, 'product')}${inStock ? ' in stock' : ''}`

/** To end the announcement of an empty list. */
export const inStockOnlyIsOn = '“In stock only” is on.'

interface InStockOnlyProps {
  readonly value: boolean
  readonly onChange: (inStock: boolean) => void
}

export function InStockOnly(props: InStockOnlyProps) {
  return <Checkbox label="In stock only" {...props} />
}

/** Offered where a list is empty because only products in stock are shown. */
export function TurnOffInStockOnly({ onPress }: { readonly onPress: () => void }) {
  return (
    <Button variant="secondary" onPress={onPress}>
      Turn off “In stock only”
    </Button>
  )
}
