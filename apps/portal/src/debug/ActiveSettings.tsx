import { IconButton, Inline, Stack, Text } from '@trade-portal/design-system'

interface ActiveSettingsProps {
  readonly entries: readonly { readonly name: string; readonly text: string; readonly onRemove: () => void }[]
}

/** The active faults or latencies, each with a button that removes it. */
export function ActiveSettings({ entries }: ActiveSettingsProps) {
  return (
    <Stack space="xsmall">
      {entries.map(({ name, text, onRemove }) => (
        <Inline key={name} space="small" justify="between" wrap={false}>
          <Text size="small">
            <Text as="span" size="small" weight="strong">
              {name}
            </Text>
            {`: ${text}`}
          </Text>
          <IconButton icon="close" label={`Remove ${name}`} onPress={onRemove} />
        </Inline>
      ))}
    </Stack>
  )
}
