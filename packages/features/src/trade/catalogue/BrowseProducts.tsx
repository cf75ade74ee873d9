import { ButtonLink } from '@trade-portal/design-system'
import { routes } from '../../routes.ts'
import { useAccess } from '../access/queries.ts'

/** The way to the products, in place of orders or documents that do not exist yet. */
export function BrowseProducts() {
  const { mayOpen } = useAccess()
  return mayOpen('products') ? <ButtonLink href={routes.products.href()}>Browse products</ButtonLink> : null
}
