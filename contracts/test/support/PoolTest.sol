// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {Order} from "src/OrderLib.sol";
import {IPool} from "src/pool/IPool.sol";
import {MakerAccount} from "src/pool/MakerAccount.sol";
import {Pool} from "src/pool/Pool.sol";
import {BridgeTest} from "./BridgeTest.sol";

/// @notice A pool with two listed depositors, of which one has put in a thousand, and orders that its drawer can fill.
abstract contract PoolTest is BridgeTest {
    address internal constant DEPLOYER = 0x4e59b44847b379578588920cA78FbF26c0B4956C;
    uint256 internal constant TERM = 6 hours;
    uint256 internal constant TIMELOCK = 2 days;
    uint256 internal constant UNIT = 1e6;

    address internal drawer = named("drawer");
    address internal accountOwner = named("account owner");
    address internal alice = named("alice");
    address internal bob = named("bob");
    Pool internal pool;
    MakerAccount internal account;

    function setUp() public virtual override {
        super.setUp();
        vm.chainId(DST);
        account = deployAccount(accountOwner);
        pool = new Pool(poolConfig());
        list(alice);
        list(bob);
        fundPool(alice);
        fundPool(bob);
        fundPool(drawer);
        vm.prank(alice);
        pool.deposit(1_000 * UNIT, alice);
    }

    /// @dev By the deployer that networks have, so that the pool finds the account where it expects it.
    function deployAccount(address owner) internal returns (MakerAccount) {
        bytes memory deployer =
            hex"7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe03601600081602082378035828234f58015156039578182fd5b8082525050506014600cf3";
        vm.etch(DEPLOYER, deployer);
        (, bytes memory answer) = DEPLOYER.call(abi.encodePacked(bytes32(0), accountCode(owner)));
        return MakerAccount(payable(address(bytes20(answer))));
    }

    function accountCode(address owner) internal view returns (bytes memory) {
        return abi.encodePacked(type(MakerAccount).creationCode, abi.encode(owner, filler));
    }

    function poolConfig() internal view returns (Pool.Config memory config) {
        config.governor = governor;
        config.drawer = drawer;
        config.asset = IERC20(address(token));
        config.name = "Test pool";
        config.symbol = "POOL";
        config.accountOwner = accountOwner;
        config.filler = filler;
        config.term = TERM;
        config.timelock = TIMELOCK;
        config.terms = IPool.Terms({hourlyLimit: 300 * UNIT, outstandingLimit: 500 * UNIT, feePpm: 1_000});
    }

    function list(address depositor_) internal {
        vm.prank(governor);
        pool.setDepositor(depositor_, true);
    }

    function fundPool(address owner) internal {
        token.mint(owner, 10_000 * UNIT);
        vm.prank(owner);
        token.approve(address(pool), type(uint256).max);
    }

    function poolOrder(uint256 amount, uint256 nonce) internal view returns (Order memory order) {
        order = tokenOrder();
        order.maker = address(account);
        order.outputAmount = amount;
        order.fillDeadline = uint40(block.timestamp + 30 minutes);
        order.nonce = nonce;
    }

    function draw(uint256 amount, uint256 nonce) internal {
        Order memory order = poolOrder(amount, nonce);
        vm.prank(drawer);
        pool.fill(order);
    }

    function expectDrawRevert(uint256 amount, bytes memory reason) internal {
        Order memory order = poolOrder(amount, 99);
        vm.prank(drawer);
        vm.expectRevert(reason);
        pool.fill(order);
    }

    function repay(uint256 amount) internal {
        vm.prank(drawer);
        pool.repay(amount);
    }

    /// @dev What the shares of an account are worth.
    function worth(address owner) internal view returns (uint256) {
        return pool.convertToAssets(pool.balanceOf(owner));
    }
}
