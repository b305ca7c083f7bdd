// Loads the third-party translation widget. Only a page that a visitor has asked to translate contains this script.

const { url } = document.querySelector('script[data-translate]').dataset;

/** Called by the script of the widget. */
window.googleTranslateElementInit = () => {
  const { TranslateElement } = window.google.translate;
  window.translationWidget = new TranslateElement(
    { pageLanguage: 'en', layout: TranslateElement.FloatPosition.TOP_LEFT },
    'google_translate_element',
  );
};

const address = new URL(url);
address.searchParams.set('cb', 'googleTranslateElementInit');
document.head.append(Object.assign(document.createElement('script'), { src: address.href, async: true }));
