import {
  Disclosure,
  IconButton,
  NumberField,
  Picture,
  RowGridRow,
  Stack,
  Status,
  Text,
  TextButton,
  TextField,
} from '@trade-portal/design-system'
import { memo } from 'react'
import { counted } from '../foundation/lists/counted.ts'
import { addToCartMessages } from '../trade/cart/addInTurn.ts'
import { productIn } from '../trade/cart/cartTotals.ts'
import { useLoadedCart } from '../trade/cart/currentCart.ts'
import { useOwnCodes, withSupplierCodes } from '../trade/catalogue/ownCodes.ts'
import { InCart, ProductUnit } from '../trade/catalogue/ProductControls.tsx'
import { ProductPrice } from '../trade/catalogue/ProductPrices.tsx'
import { pricedUnit } from '../trade/catalogue/shownPrices.ts'
import { StockMark } from '../trade/catalogue/StockMark.tsx'
import { lineState, unitOf, type Finding } from '../trade/order-text/lineState.ts'
import { lengthsText } from '../trade/orders/goodsText.ts'
import { ProductChoices, useTypedSearch } from './AddLine.tsx'
import type { OrderLine } from './orderLine.ts'

interface OrderLineRowProps {
  readonly line: OrderLine
  /** What was found for the code; undefined during the lookup. */
  readonly finding: Finding | undefined
  readonly showPrices: boolean
  readonly onChange: (id: number, changed: Partial<Omit<OrderLine, 'id'>>) => void
  readonly onCode: (id: number, code: string) => void
  readonly onRemove: (id: number) => void
}

/**
 * One line of the quick order. Memoised, so that a change of another line does not render this one. The result of the lookup
 * appears in the same row.
 */
export const OrderLineRow = memo(function OrderLineRow(props: OrderLineRowProps) {
  const { line, finding, showPrices, onChange, onRemove } = props
  const product = finding?.kind === 'found' ? finding.product : undefined
  const unit = product ? (unitOf(line, product) ?? pricedUnit(product)) : undefined
  const inCart = useLoadedCart((lines) =>
    product && unit ? productIn(lines, { productId: product.productId, unit }) : undefined,
  )
  const name = product?.name ?? line.code
  const setUnit = (chosen: string) => onChange(line.id, { unit: chosen, problem: '' })
  const stockStatus = product?.stockStatus ?? null
  const state = lineState(line, finding)
  const tallies = state.kind === 'ready' ? (state.entry.tallies ?? []) : []
  return (
    <RowGridRow
      name={name}
      detail={
        product ? (
          <>
            {product.productId}
            {tallies.length > 0 && <span>{lengthsText(tallies)}</span>}
          </>
        ) : (
          <NotFound {...props} />
        )
      }
      {...(product && { problem: <Notes {...props} /> })}
      stock={stockStatus === null ? undefined : <StockMark status={stockStatus} />}
      // Like a row that was found, so that nothing moves when it is.
      {...(finding === undefined && {
        picture: <Picture src={undefined} alt="" />,
        unit: '',
      })}
      {...(product &&
        unit && {
          picture: <Picture src={product.image} alt="" />,
          mark: <InCart entry={{ inCart }} />,
          ...(showPrices && { price: <ProductPrice entry={{ product, unit, inCart }} /> }),
          // Once the line has been sent to the cart, its unit cannot be changed. The portal finds the line in the cart by
          // product and unit.
          unit: <ProductUnit entry={{ product: line.sent ? { ...product, units: [unit] } : product, unit, setUnit }} />,
        })}
      quantity={<QuantityField {...props} name={name} />}
      tool={<IconButton icon="bin" variant="subdued" label={`Remove ${line.code}`} onPress={() => onRemove(line.id)} />}
    />
  )
})

function Notes({ line, finding, onChange }: OrderLineRowProps) {
  const { id, merged, problem } = line
  const state = lineState(line, finding)
  const own = useOwnCodes()
  const written = line.text || line.code
  return (
    <>
      {/* An own code may be the supplier's code of something else. */}
      {(state.kind === 'incomplete' || withSupplierCodes(written, own) !== written) && <ReadFrom text={written} />}
      {merged > 1 && <span>{`${merged} lines merged`}</span>}
      {problem !== '' && (
        <Text as="span" size="small" tone="critical">
          {problem}
        </Text>
      )}
      {problem === addToCartMessages.otherCart && (
        <TextButton onPress={() => onChange(id, { sent: null, problem: '' })}>Add it again</TextButton>
      )}
    </>
  )
}

/** The words from which a line was read. */
function ReadFrom({ text }: { readonly text: string }) {
  if (text === '') return null
  return (
    <Text as="div" size="small" tone="subdued">
      {`Read from: ${text}`}
    </Text>
  )
}

function NotFound(props: OrderLineRowProps) {
  const { line, finding, onCode } = props
  if (finding === undefined) return <Status tone="info">Looking up…</Status>
  if (finding.kind === 'failed') return <Status tone="caution">{`Not looked up. ${finding.message}`}</Status>
  const setCode = (code: string) => onCode(line.id, code)
  return (
    <Stack space="xsmall">
      {finding.kind === 'choose' ? (
        <Disclosure title={`Choose: ${counted(finding.products.length, 'product')} found`}>
          <ProductChoices
            label={`Products for ${line.code}`}
            products={finding.products}
            onChoose={({ productId }) => setCode(productId)}
          />
        </Disclosure>
      ) : (
        <Status tone="caution">{`Nothing found for “${line.code}”`}</Status>
      )}
      {finding.kind === 'unknown' && <CodeField key={line.code} code={line.code} onChange={setCode} />}
      <ReadFrom text={line.text} />
      <Notes {...props} />
    </Stack>
  )
}

/**
 * A field to correct the code, with the products that match what is typed. If there are none, or one has this code, or
 * they have not been searched yet, the text takes effect when the field loses the focus.
 */
function CodeField({ code, onChange }: { readonly code: string; readonly onChange: (code: string) => void }) {
  const { typed, setTyped, hits, isSearched } = useTypedSearch(code)
  const text = typed.trim()
  const take = () => {
    const isHit = hits.some(({ productId }) => productId.toLowerCase() === text.toLowerCase())
    if (text !== '' && text !== code && (hits.length === 0 || !isSearched || isHit)) onChange(text)
  }
  return (
    <>
      <TextField
        label={`Code in place of ${code}`}
        hideLabel
        maxLength={200}
        value={typed}
        onChange={setTyped}
        onBlur={take}
      />
      {hits.length > 0 && (
        <ProductChoices
          label={`Products in place of ${code}`}
          products={hits}
          onChoose={({ productId }) => onChange(productId)}
        />
      )}
    </>
  )
}

function QuantityField({ line, finding, name, onChange }: OrderLineRowProps & { readonly name: string }) {
  const state = lineState(line, finding)
  // If the product is not sold in the line's unit, the default unit is shown beside the field. A quantity that the user then
  // types is in the default unit.
  const isOtherUnit = finding?.kind === 'found' && unitOf(line, finding.product) === undefined
  const change = (changed: Partial<Omit<OrderLine, 'id'>>) =>
    onChange(line.id, { ...changed, ...(isOtherUnit && { unit: '' }), problem: '' })
  const shared = {
    hideLabel: true,
    isDisabled: line.sent !== null,
    errorMessage: state.kind === 'incomplete' ? state.problem : undefined,
  }
  if (finding?.kind === 'found' && finding.product.isTally) {
    return (
      <TextField
        {...shared}
        label={`Lengths of ${name}`}
        maxLength={200}
        value={line.lengths}
        onChange={(lengths) => change({ lengths })}
      />
    )
  }
  return (
    <NumberField
      {...shared}
      label={`Quantity of ${name}`}
      minValue={0}
      value={line.quantity === '' ? null : Number(line.quantity)}
      onChange={(quantity) => change({ quantity: quantity === null ? '' : String(quantity) })}
    />
  )
}
