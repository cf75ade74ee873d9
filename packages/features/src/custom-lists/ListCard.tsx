import { ButtonLink, Card, Heading, Stack, Text, VisuallyHidden } from '@trade-portal/design-system'
import type { CustomList } from '@trade-portal/supplier-api'
import { routes } from '../routes.ts'
import { counted } from '../foundation/lists/counted.ts'

/** The name and the size of a list, with a link to the list. */
export function ListCard({ list: { cartId, name, lines } }: { readonly list: CustomList }) {
  const view = (
    <ButtonLink href={routes.customList.href(cartId)} variant="secondary" size="small">
      View List<VisuallyHidden>{` ${name}`}</VisuallyHidden>
    </ButtonLink>
  )
  return (
    <Card as="article" actions={view}>
      <Stack space="xsmall">
        <Heading level={3} size="small">
          {name}
        </Heading>
        <Text tone="subdued">{counted(lines.length, 'line')}</Text>
      </Stack>
    </Card>
  )
}
