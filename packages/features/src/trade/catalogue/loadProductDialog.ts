/** Loads the code of the product dialog, which most visits to a list do not need. */
export const loadProductDialog = async () => (await import('./ViewProductDialog.tsx')).ViewProductDialog
