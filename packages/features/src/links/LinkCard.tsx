import { ButtonLink, Card, Heading, Stack, Text, VisuallyHidden } from '@trade-portal/design-system'
import type { Widget } from '@trade-portal/supplier-api'
import { linkHref } from '../foundation/url/externalUrl.ts'

/** One link. A value that is not a web address is shown as text. */
export function LinkCard({ link }: { link: Widget }) {
  const href = linkHref(link.value)
  const name = link.label || link.value
  const open = href !== undefined && (
    <ButtonLink href={href} variant="secondary" size="small" icon="external" isExternal>
      Open Link<VisuallyHidden>{` to ${name}`}</VisuallyHidden>
    </ButtonLink>
  )
  return (
    <Card as="article" actions={open}>
      <Stack space="xxsmall" align="start">
        <Heading level={2} size="small">
          {name}
        </Heading>
        {link.description !== '' && <Text tone="subdued">{link.description}</Text>}
        {href === undefined && <Text>{link.value}</Text>}
      </Stack>
    </Card>
  )
}
