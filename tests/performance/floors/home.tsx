import { Link } from 'react-router-dom'
import { Shell } from './Shell.tsx'
import { money, renderFloorPage } from './renderFloorPage.tsx'
import { useRows } from './supplier.ts'

function Home() {
  const user = useRows('getUserDetails')?.[0]
  const ageing = useRows('getCustomerAgedBalances')?.[0]
  const news = useRows('getWidgetConfiguration:HomePage') ?? []
  const categories = useRows('getProductCategories') ?? []
  return (
    <>
      <h1>{user ? `Hi ${user['name_first']}! Welcome to your Trade Portal.` : 'Home'}</h1>
      {user && (
        <ul className="tiles" aria-label="Your account">
          <li>Current balance {money.format(Number(user['current_balance']))}</li>
          <li>Overdue balance {money.format(Number(user['balance_overdue']))}</li>
          <li>Last activity login {user['last_login_date']}</li>
        </ul>
      )}
      {ageing && (
        <dl className="card">
          {Object.entries(ageing).map(([name, amount]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{money.format(Number(amount))}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="news">
        {news
          .filter(({ type_object, is_enabled }) => type_object === 'clickableimage' && is_enabled)
          .map(({ label_object, object_value, object_value_2, desc_object }) => (
            <Link key={`${label_object}`} to={`${object_value_2}`}>
              <img src={`${object_value}`} alt={`${desc_object}`} loading="lazy" />
            </Link>
          ))}
      </div>
      <ul className="tiles" aria-label="Categories">
        {categories
          .filter(({ prodType }) => prodType === '')
          .map(({ prodCategory, menuDesc, menuFiles }) => (
            <li key={`${prodCategory}`} className="card">
              <img src={`${menuFiles}`} alt="" loading="lazy" />
              <Link to={`/products/${prodCategory}`}>{menuDesc}</Link>
              {categories
                .filter(
                  (type) =>
                    type['prodCategory'] === prodCategory && type['prodType'] !== '' && type['prodClass'] === '',
                )
                .map(({ prodType, menuDesc: name }) => (
                  <Link key={`${prodType}`} to={`/products/${prodCategory}/${prodType}`}>
                    {name}
                  </Link>
                ))}
            </li>
          ))}
      </ul>
    </>
  )
}

renderFloorPage(
  <Shell>
    <Home />
  </Shell>,
)
