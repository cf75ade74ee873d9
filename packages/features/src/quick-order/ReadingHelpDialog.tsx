import { Dialog, Stack, Text } from '@trade-portal/design-system'
import { maxProducts, textLimit } from '../trade/order-text/readNewLines.ts'

/** The grammar of order texts. */
const rules = [
  'A quantity and a product, or a product and a quantity: 12 x FX100017, 2 boxes of FX100017, FX100017 - 12, pine 4.',
  'A quantity is a whole number, such as 1,200. In metres, square metres and kilograms it may have decimals.',
  'Lengths: TM100001 10 @ 4.2, 4 @ 3.6m. With a size, a length in metres is enough: 20 of 90x45 MGP10 4.2m.',
  'Commas, semicolons and | divide products. Line numbers 1, 2, 3 are left out. A quantity may stand on the line below its code.',
  'If a line says anything else, you are asked for the quantity, and see the words of the line.',
]

export function ReadingHelpDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title="How a line is read" isOpen onClose={onClose}>
      <Stack space="medium">
        <Text>
          {`Type or scan a line in the field, or paste a list, an e-mail or a CSV file anywhere on the page. ${textLimit} and ${maxProducts} lines are read in one go.`}
        </Text>
        <Stack as="ul" label="How a line is read" space="small">
          {rules.map((rule) => (
            <Text key={rule}>{rule}</Text>
          ))}
        </Stack>
      </Stack>
    </Dialog>
  )
}
