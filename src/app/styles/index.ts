import './fomantic.css';
import './fonts.css';
import './tokens.css';
import './base.css';
import './components.css';
import './print.css';
