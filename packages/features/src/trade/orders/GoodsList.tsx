import { keepMeasures, Stack, Text } from '@trade-portal/design-system'
import { goodsText, unknownLengths, type Goods } from './goodsText.ts'

/** Every line with its quantity, unit, name and cut lengths. */
export function GoodsList({ goods }: { readonly goods: readonly Goods[] }) {
  return (
    <Stack as="ul" label="Goods" space="xsmall">
      {goods.map((line, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- two lines may be equal
        <Text as="div" size="small" key={place}>
          {keepMeasures(goodsText(line))}
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
