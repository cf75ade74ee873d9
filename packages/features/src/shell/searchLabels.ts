/** What is written at the search field, and at the plain one that stands for it. */
export const searchLabels = { label: 'Search products', placeholder: 'Search' }
