import { IconButton, Inline, Stack, Text } from '@trade-portal/design-system'

export interface InForceProps {
  readonly entries: readonly { readonly name: string; readonly says: string; readonly onLift: () => void }[]
}

/** What is switched on, each with a way to lift it. */
export function InForce({ entries }: InForceProps) {
  return (
    <Stack space="xsmall">
      {entries.map(({ name, says, onLift }) => (
        <Inline key={name} space="small" justify="between" wrap={false}>
          <Text size="small">
            <Text as="span" size="small" weight="strong">
              {name}
            </Text>
            {`: ${says}`}
          </Text>
          <IconButton icon="close" size="small" label={`Lift ${name}`} onPress={onLift} />
        </Inline>
      ))}
    </Stack>
  )
}
