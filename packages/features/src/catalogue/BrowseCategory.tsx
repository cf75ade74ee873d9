import { ClampedText, Disclosure, Heading, Link, Stack, Text } from '@trade-portal/design-system'
import { routes } from '../routes.ts'
import type { Category } from '../trade/catalogue/categoryTree.ts'

interface BrowseCategoryProps {
  readonly categories: readonly Category[]
  readonly currentId: string | undefined
  /** The id of the category that is initially open. */
  readonly openId: string | undefined
  readonly currentTypeId: string | undefined
}

/** All categories. Opening one shows its types. */
export function BrowseCategory({ categories, currentId, openId, currentTypeId }: BrowseCategoryProps) {
  return (
    <nav aria-labelledby="browse-category">
      <Stack space="xsmall">
        <Heading level={2} size="small" id="browse-category">
          BROWSE CATEGORY
        </Heading>
        <Stack as="ul" space="none">
          {categories.map((category) =>
            category.types.length === 0 ? (
              <Link key={category.id} href={routes.products.href(category.id)} variant="option">
                <ClampedText>{category.name}</ClampedText>
              </Link>
            ) : (
              <Disclosure
                key={category.id}
                layout="menu"
                title={
                  <Text as="span" weight={category.id === currentId ? 'strong' : 'regular'}>
                    <ClampedText>{category.name}</ClampedText>
                  </Text>
                }
                isOpenAtFirst={category.id === openId}
              >
                <TypeLinks category={category} currentId={category.id === currentId ? currentTypeId : undefined} />
              </Disclosure>
            ),
          )}
        </Stack>
      </Stack>
    </nav>
  )
}

function TypeLinks({ category, currentId }: { category: Category; currentId: string | undefined }) {
  return (
    <Stack as="ul" space="none" label={category.name}>
      {category.types.map(({ id, name }) => (
        <Link key={id} href={routes.products.href(category.id, id)} variant="option" isCurrent={id === currentId}>
          <ClampedText>{name}</ClampedText>
        </Link>
      ))}
    </Stack>
  )
}
