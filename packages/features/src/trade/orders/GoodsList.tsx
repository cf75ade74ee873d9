import { keepMeasures, Stack, Text } from '@trade-portal/design-system'
import type { ReactNode } from 'react'
import { goodsText, unknownLengths, type Goods } from './goodsText.ts'

interface GoodsListProps {
  readonly goods: readonly Goods[]
  /** A short text after each line, such as its stock. */
  readonly marks?: readonly ReactNode[]
}

/** Every line with its quantity, unit, name and cut lengths. */
export function GoodsList({ goods, marks }: GoodsListProps) {
  // Where no lengths are known, one sentence says so for all lines.
  const isSaidOnce = goods.length > 1 && goods.every(({ lengths }) => lengths === null)
  const list = (
    <Stack as="ul" label="Goods" space="xsmall">
      {goods.map((line, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- two lines may be equal
        <Text as="div" key={place}>
          {keepMeasures(goodsText(line))}
          {marks && <> {marks[place]}</>}
          {line.lengths !== null && line.lengths !== '' && <Lengths>{keepMeasures(line.lengths)}</Lengths>}
          {line.lengths === null && !isSaidOnce && <Lengths>{unknownLengths}</Lengths>}
        </Text>
      ))}
    </Stack>
  )
  if (!isSaidOnce) return list
  return (
    <Stack space="xxsmall">
      {list}
      <Lengths>{unknownLengths}</Lengths>
    </Stack>
  )
}

function Lengths({ children }: { readonly children: ReactNode }) {
  return (
    <Text as="div" size="small" tone="subdued">
      {children}
    </Text>
  )
}
