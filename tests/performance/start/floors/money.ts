export const money = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' })
