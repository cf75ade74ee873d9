import { ButtonLink, Card, ClampedText, Heading, Link, Stack, Text, VisuallyHidden } from '@trade-portal/design-system'
import { routes } from '../routes.ts'
import { counted } from '../foundation/lists/counted.ts'
import { useSettings } from '../foundation/settings/useConfiguration.ts'
import { CopyList } from './CopyList.tsx'
import type { ListPartProps } from './ListPartProps.ts'

/** The name and the size of a list, with links to the list and a button that copies it to the cart. */
export function ListCard({ list, onFailure }: ListPartProps) {
  const { cartId, name, lines } = list
  const { hasCart } = useSettings()
  const href = routes.customList.href(cartId)
  const actions = (
    <>
      <ButtonLink href={href} variant="secondary" size="small">
        View List<VisuallyHidden>{` ${name}`}</VisuallyHidden>
      </ButtonLink>
      {hasCart && <CopyList list={list} isOnCard onFailure={onFailure} />}
    </>
  )
  return (
    <Card as="article" padding="small" actions={actions}>
      <Stack space="xxsmall">
        <Heading level={3} size="small">
          <Link href={href}>
            <ClampedText>{name}</ClampedText>
          </Link>
        </Heading>
        <Text size="small" tone="subdued">
          {counted(lines.length, 'line')}
        </Text>
      </Stack>
    </Card>
  )
}
