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
  return (
    <Stack as="ul" label="Goods" space="xsmall">
      {goods.map((line, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- two lines may be equal
        <Text as="div" key={place}>
          {keepMeasures(goodsText(line))}
          {marks && <> {marks[place]}</>}
          {line.lengths !== '' && (
            <Text as="div" size="small" tone="subdued">
              {keepMeasures(line.lengths ?? unknownLengths)}
            </Text>
          )}
        </Text>
      ))}
    </Stack>
  )
}
