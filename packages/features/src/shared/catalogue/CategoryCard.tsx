import { Card, Heading, Link, Picture, Stack } from '@trade-portal/design-system'

export interface CategoryCardProps {
  readonly name: string
  readonly href: string
  readonly image: string
  /** Links to its types or classes. */
  readonly children: readonly { readonly name: string; readonly href: string }[]
}

/** A category or a type with its picture and the links below it. */
export function CategoryCard({ name, href, image, children }: CategoryCardProps) {
  return (
    <Card as="article">
      <Stack space="small">
        <Picture src={image === '' ? undefined : image} alt="" ratio="wide" />
        <Heading level={2} size="small">
          <Link href={href}>{name}</Link>
        </Heading>
        {children.length > 0 && (
          <Stack space="xxsmall">
            {children.map((child) => (
              <Link key={child.href} href={child.href} variant="subtle">
                {child.name}
              </Link>
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  )
}
