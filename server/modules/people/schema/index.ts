import './audit';
import './dashboard';
import './first-steps';
import './preferences';
import './sessions';
import './users';
