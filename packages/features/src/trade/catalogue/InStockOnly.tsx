import { Button, Hidden, Inline, Switch } from '@trade-portal/design-system'
import type { ReactNode } from 'react'
import { counted } from '../../foundation/lists/counted.ts'
import { ViewsMenu } from '../../foundation/lists/ViewsMenu.tsx'
import { addressSwitch } from '../../foundation/url/addressFields.ts'

/** The field of the address that says whether a list has only products that are in stock. */
export const stockFields = { inStock: addressSwitch }

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
  /** A further tool of the list, before the menu. */
  readonly children?: ReactNode
}

/** Above a list of products: the switch, and the menu that saves it with the search as a view. */
export function InStockOnly({ value, onChange, children }: InStockOnlyProps) {
  return (
    <Hidden onPaper>
      <Inline space="xsmall" justify="between">
        <Switch label="In stock only" value={value} onChange={onChange} />
        <Inline space="xsmall">
          {children}
          <ViewsMenu variant="icon" />
        </Inline>
      </Inline>
    </Hidden>
  )
}

/** Offered where a list is empty because only products in stock are shown. */
export function TurnOffInStockOnly({ onPress }: { readonly onPress: () => void }) {
  return (
    <Button variant="secondary" onPress={onPress}>
      Turn off “In stock only”
    </Button>
  )
}
