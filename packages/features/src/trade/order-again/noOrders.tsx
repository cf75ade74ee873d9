import type { EmptyStateProps } from '@trade-portal/design-system'
import { BrowseProducts } from '../catalogue/BrowseProducts.tsx'

/** Shown to a customer who has not ordered yet. */
export const noOrders: EmptyStateProps = {
  title: 'No orders yet.',
  icon: 'list',
  children: 'Order your first load.',
  action: <BrowseProducts />,
}
