import { Button, Disclosure, Stack, Text } from '@trade-portal/design-system'
import { counted } from '../foundation/lists/counted.ts'

interface NotReadLinesProps {
  readonly texts: readonly string[]
  readonly onForget: () => void
}

/** Shows those lines of pasted texts in which no product was found, so that the customer does not overlook them. */
export function NotReadLines({ texts, onForget }: NotReadLinesProps) {
  if (texts.length === 0) return null
  return (
    <Disclosure title={`${counted(texts.length, 'line')} without a product`}>
      <Stack space="small" align="start">
        <Stack as="ul" label="Lines without a product" space="xxsmall">
          {texts.map((text, index) => (
            // The index is a safe key: texts may be equal, but the list only grows.
            // oxlint-disable-next-line react/no-array-index-key
            <Text key={index} size="small">
              {text}
            </Text>
          ))}
        </Stack>
        <Button variant="quiet" onPress={onForget}>
          Forget these lines
        </Button>
      </Stack>
    </Disclosure>
  )
}
