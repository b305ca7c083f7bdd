// Loads Google's scripts, and reports each view of the page once. Only documents for visitors who have allowed this contain this script.

const script = document.querySelector('script[data-gtm]');
const { gtm, ga } = script.dataset;

const dataLayer = (window.dataLayer ??= []);

/** Google's scripts expect the arguments object, and not an array. */
function gtag() {
  dataLayer.push(arguments);
}

function load(url) {
  document.head.append(Object.assign(document.createElement('script'), { src: url, async: true }));
}

function reportView() {
  const { origin, pathname } = location;
  dataLayer.push({ event: 'pageview', page: pathname });
  if (ga) gtag('event', 'page_view', { page_path: pathname, page_location: origin + pathname, page_title: document.title, send_to: ga });
}

function startMeasurement() {
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
  gtag('consent', 'default', { ...denied, analytics_storage: 'granted' });
  if (gtm) {
    dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    load(`https://www.googletagmanager.com/gtm.js?id=${gtm}`);
  }
  if (ga) {
    gtag('js', new Date());
    // The view is reported below, also when the browser restores the page from the back/forward cache.
    gtag('config', ga, { send_page_view: false });
    load(`https://www.googletagmanager.com/gtag/js?id=${ga}`);
  }
  reportView();
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) reportView();
  });
}

// The URL of the result of a form contains a token that shows what the visitor has sent, and Google's scripts send the URL.
const hasSecretAddress = /[?&](?:form|unlock)=/.test(location.search);
if (!hasSecretAddress) {
  // A page that is prerendered may never be shown.
  if (document.prerendering) document.addEventListener('prerenderingchange', startMeasurement, { once: true });
  else startMeasurement();
}
