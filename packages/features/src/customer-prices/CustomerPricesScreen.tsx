import {
  Banner,
  Button,
  ButtonLink,
  Card,
  EmptyState,
  Grid,
  Hidden,
  HiddenAmounts,
  Inline,
  lazyDialog,
  Stack,
  SummaryBar,
  Switch,
  useIsPrinting,
} from '@trade-portal/design-system'
import { useLayoutEffect, useState } from 'react'
import { Screen, ScreenTools } from '../foundation/screens/Screen.tsx'
import { routes } from '../routes.ts'
import { usePricing, type GoodsToPrice } from '../trade/customer-prices/pricing.ts'
import { useTaxLabels } from '../trade/customer/useTaxLabels.ts'
import { CustomerSheet } from './CustomerSheet.tsx'
import { useLetterhead, useMarkUp } from './letterhead.ts'
import { PriceFields } from './PriceFields.tsx'
import { PriceLines } from './PriceLines.tsx'
import { useBitmap } from './readLogo.ts'
import { costsOf, sheetOf } from './sheetLines.ts'

const LetterheadDialog = lazyDialog(async () => (await import('./LetterheadDialog.tsx')).LetterheadDialog)

const printLabel = 'Print or save as PDF'
const print = () => window.print()

/** Turns what the user buys into a sheet of prices for the user's own customer, which the browser prints or saves as a PDF. */
export function CustomerPricesScreen() {
  const { goods, arePricesHidden, change } = usePricing()
  const [isEditing, setIsEditing] = useState(false)
  return (
    <Screen title={routes.customerPrices.title}>
      <ScreenTools>
        <Inline space="xsmall">
          <Button variant="secondary" onPress={() => setIsEditing(true)}>
            Letterhead
          </Button>
          {goods && (
            <Hidden below="desktop">
              <Button icon="print" onPress={print}>
                {printLabel}
              </Button>
            </Hidden>
          )}
        </Inline>
      </ScreenTools>
      <Stack space="medium">
        <Hidden onPaper>
          <Card>
            <Grid minColumn="card" space="medium" align="end">
              {goods && !arePricesHidden && <PriceFields />}
              <Switch
                label="Hide my prices"
                description={arePricesHidden ? 'On every page, until you switch it off or sign out.' : undefined}
                value={arePricesHidden}
                onChange={(isOn) => change({ arePricesHidden: isOn })}
              />
            </Grid>
          </Card>
        </Hidden>
        {goods ? <Goods goods={goods} /> : <NoGoods />}
      </Stack>
      {isEditing && <LetterheadDialog onClose={() => setIsEditing(false)} />}
    </Screen>
  )
}

/**
 * The costs with their mark-ups or, where somebody else may look and on paper, the sheet. What is not shown is not in the
 * document either. Prices of the portal around it, such as the total of the cart, are hidden by the shell.
 */
function Goods({ goods }: { readonly goods: GoodsToPrice }) {
  const { ownMarkUps, customer, jobName, arePricesHidden } = usePricing()
  const markUp = useMarkUp()
  const { letterhead } = useLetterhead()
  const logo = useBitmap(letterhead.logo)
  const isSheet = useIsPrinting() || arePricesHidden
  useTitleOnPaper([`Quote ${jobName}`.trim(), letterhead.name].filter((part) => part !== '').join(' – '))
  const { listPricesIncludeTax } = useTaxLabels()
  const costs = costsOf(goods, listPricesIncludeTax)
  const { includesTax } = costs
  const sheet = markUp === null ? undefined : sheetOf(costs.lines, markUp, ownMarkUps)
  return (
    <HiddenAmounts isHidden={false}>
      {!isSheet && <PriceLines title={goods.title} {...{ costs, sheet }} />}
      {isSheet && sheet && <CustomerSheet {...{ sheet, includesTax, letterhead, logo, customer, jobName }} />}
      {isSheet && !sheet && (
        <Banner tone="caution">
          Switch off “Hide my prices” to enter a mark-up: the sheet has no prices without it.
        </Banner>
      )}
      <SummaryBar
        label="Prices"
        note="Their total"
        amount={sheet?.total ?? null}
        action={
          <Button icon="print" label={printLabel} onPress={print}>
            Print
          </Button>
        }
      />
    </HiddenAmounts>
  )
}

/** While the page is printed, its title has nothing of the supplier, because browsers name the PDF after it. */
function useTitleOnPaper(title: string): void {
  const isPrinting = useIsPrinting()
  useLayoutEffect(() => {
    if (!isPrinting) return undefined
    const before = document.title
    document.title = title
    return () => {
      document.title = before
    }
  }, [isPrinting, title])
}

function NoGoods() {
  return (
    <EmptyState
      title="Nothing to price yet."
      icon="tag"
      action={<ButtonLink href={routes.cart.href()}>Go to the cart</ButtonLink>}
    >
      {`In your cart, a custom list, a tally or a quote, choose “${routes.customerPrices.title}”.`}
    </EmptyState>
  )
}
