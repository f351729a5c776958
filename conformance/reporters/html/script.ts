/**
 * The script of the page: filters, copy buttons, and revealing targets of links. The page is complete without it. It contains no closing
 * tag and nothing from a report, so that it can be embedded verbatim.
 */
export const SCRIPT = `
'use strict';
const form = document.getElementById('filters');
const rules = [...document.querySelectorAll('.rule')];
const texts = new Map(rules.map((rule) => [rule, rule.textContent.toLowerCase()]));

function filter() {
  const wanted = Object.fromEntries(['status', 'level', 'interface'].map((name) => [name, form.elements[name].value]));
  const text = form.elements.text.value.trim().toLowerCase();
  let shown = 0;
  for (const rule of rules) {
    const fits = Object.entries(wanted).every(([name, value]) => value === '' || rule.dataset[name] === value);
    rule.hidden = !(fits ? texts.get(rule).includes(text) : false);
    if (!rule.hidden) shown += 1;
  }
  for (const part of [...document.querySelectorAll('.group'), ...document.querySelectorAll('main > section')]) {
    part.hidden = shown < rules.length ? [...part.querySelectorAll('.rule')].every((rule) => rule.hidden) : false;
  }
  for (const link of document.querySelectorAll('.index a')) {
    link.parentElement.hidden = document.getElementById(link.getAttribute('href').slice(1)).hidden;
  }
  const number = shown === rules.length ? '' : shown === 0 ? 'Nothing found in ' : shown + ' of ';
  form.elements.shown.value = number + rules.length + ' rules';
}

function reveal() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target === null) return;
  for (let hidden; (hidden = target.closest('[hidden]')); ) hidden.hidden = false;
  if (target instanceof HTMLDetailsElement) target.open = true;
  target.scrollIntoView();
}

async function copy(button) {
  const command = button.parentElement.querySelector('pre');
  try {
    await navigator.clipboard.writeText(command.textContent);
    button.textContent = 'Copied';
  } catch {
    getSelection().selectAllChildren(command);
    button.textContent = 'Selected';
  }
  setTimeout(() => (button.textContent = 'Copy'), 2000);
}

form.hidden = false;
form.addEventListener('input', filter);
form.addEventListener('submit', (event) => event.preventDefault());
for (const button of document.querySelectorAll('.copy')) {
  button.hidden = false;
  button.addEventListener('click', () => copy(button));
}
addEventListener('hashchange', reveal);
filter();
reveal();
`;
